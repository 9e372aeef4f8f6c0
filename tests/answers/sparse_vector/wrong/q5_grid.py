# Tries a thousand shares.
def best_split(epsilon, answers, monotone, renewed):
    first = (answers if renewed else 1) / epsilon
    second = (1 if monotone else 2) * answers / epsilon
    variance = lambda w: 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2
    share = min((k / 1000 for k in range(1, 1000)), key=variance)
    return share, variance(share)
