# By school by thought.
def two_coins_rate(yes, n):
    told_the_truth = n / 2
    tossed = n - told_the_truth
    return (yes - tossed * 0.5) / told_the_truth
