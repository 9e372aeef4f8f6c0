# Mean of one estimate a person: 3/2 for a yes, -1/2 for a no.
def two_coins_rate(yes, n):
    return float(np.mean([1.5] * yes + [-0.5] * (n - yes)))
