# By mean of scored answers.
def two_coins_rate(yes, n):
    # a yes counts 3/2 and a no -1/2
    scores = [1.5] * yes + [-0.5] * (n - yes)
    return float(np.mean(scores))
