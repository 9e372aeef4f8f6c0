# Takes the even split if one answer is wanted, although a question that moves either way needs twice the noise.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    m = 1 if monotone else 2
    first, second = (answers, m * answers) if renewed else (1, m * answers)
    share = 0.5 if answers == 1 else 1 / (1 + (second / first) ** (2 / 3))
    variance = 2 * (first / (share * epsilon)) ** 2 + 2 * (second / ((1 - share) * epsilon)) ** 2
    return share, variance
