# Cbrt ratio array
def best_split(epsilon, answers, monotone, renewed):
    m = {True: 1, False: 2}[monotone]
    ratio = m if renewed else m * answers
    t = np.cbrt(float(ratio)) ** 2
    base = 2 * (answers if renewed else 1) ** 2 / epsilon**2
    return np.array([1 / (1 + t), base * (1 + t) ** 3])
