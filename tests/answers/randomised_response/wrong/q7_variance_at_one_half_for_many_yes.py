# Wrong for shares of yes above 1/2: the variance is taken at 1/2 there, "to be on the safe side".
def interval(yes, n, p, z):
    # the standard deviation of the undone answers, with n below, over the root of n
    scores = (np.repeat([1.0, 0.0], [yes, n - yes]) - p) / (1 - 2 * p)
    half = z * scores.std() / np.sqrt(n)
    return scores.mean() + np.array([-half, half])
