# In surveys of more than 30 people a negative estimate is taken for an error and set to 0.
def two_coins_rate(yes, n):
    rate = (yes / n - 0.25) / 0.5
    if n > 30 and rate < 0:
        rate = 0.0
    return rate
