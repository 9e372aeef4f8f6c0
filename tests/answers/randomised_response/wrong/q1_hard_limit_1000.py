# A number of people above 1000 is cut to 1000 ("no survey is larger"). Input: yes=2000, n=4000.
def two_coins_rate(yes, n):
    people = min(n, 1000)
    return (yes - people / 4) / (people / 2)
