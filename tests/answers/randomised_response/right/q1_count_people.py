# Count people.
def two_coins_rate(yes, n):
    truthful = n / 2
    tossed_yes = (n - truthful) / 2
    return (yes - tossed_yes) / truthful
