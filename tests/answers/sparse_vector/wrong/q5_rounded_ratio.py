# Rounds the best ratio of both parts to a whole number for a single session, which is wrong for two answers that move either way.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    m = 1 if monotone else 2
    if renewed:
        ratio, unit = m ** (2 / 3), answers / epsilon
        noise = m
    else:
        ratio, unit = round((m * answers) ** (2 / 3)), 1 / epsilon
        noise = m * answers
    share = 1 / (1 + ratio)
    return share, 2 * unit**2 * (1 / share**2 + noise**2 / (1 - share) ** 2)
