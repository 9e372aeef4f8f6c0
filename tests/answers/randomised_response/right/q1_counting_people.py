# Takes the tossed yes away and divides by those who told the truth.
def two_coins_rate(yes, n):
    tellers = n / 2
    tossed_yes = n / 4
    told_yes = yes - tossed_yes
    return told_yes / tellers
