# Newton's method from the square of the ratio stops after 18 steps, not yet at the root for many answers. Input: answers 1000, one session, not monotone.
def best_split(epsilon, answers, monotone, renewed):
    ratio = (1 if monotone else 2) * (1 if renewed else answers)
    root = float(ratio**2)
    for _ in range(18):
        root -= (root**3 - ratio**2) / (3 * root**2)
    share = 1 / (1 + root)
    base = (answers if renewed else 1) / epsilon
    return share, 2 * (base / share) ** 2 + 2 * (base * ratio / (1 - share)) ** 2
