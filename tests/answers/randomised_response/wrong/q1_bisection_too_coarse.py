# A bisection stops after 35 halvings, which is off by more than 10^-12 where the estimate is 0, as for 1 yes of 4.
def two_coins_rate(yes, n):
    low, high = -1.0, 2.0
    for _ in range(35):
        middle = (low + high) / 2
        if n * (middle / 2 + 0.25) < yes:
            low = middle
        else:
            high = middle
    return (low + high) / 2
