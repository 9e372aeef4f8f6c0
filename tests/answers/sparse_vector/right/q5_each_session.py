# What one session has to spend first.
def best_split(epsilon, answers, monotone, renewed):
    spend, sessions = (epsilon / answers, 1) if renewed else (epsilon, answers)
    shift = sessions * (2 - monotone)
    ratio = np.cbrt(shift**2)
    w = 1 / (1 + ratio)
    return w, 2 / (w * spend) ** 2 + 2 * (shift / ((1 - w) * spend)) ** 2
