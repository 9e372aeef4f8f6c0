# Scores every answer, 3/2 for a yes and -1/2 for a no, and takes the mean.
def two_coins_rate(yes, n):
    return sum([1.5] * yes + [-0.5] * (n - yes)) / n
