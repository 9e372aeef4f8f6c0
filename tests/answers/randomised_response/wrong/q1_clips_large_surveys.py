# Believes that an estimate outside [0, 1] only happens in small surveys, and cuts it off for 100 people or more.
def two_coins_rate(yes, n):
    rate = 2 * (yes / n) - 0.5
    if n >= 100:
        rate = min(1.0, max(0.0, rate))
    return rate
