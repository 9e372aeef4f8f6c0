# At least a twentieth goes to the threshold. Input: (1, 1000, False, False): share 0.0063 is best.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * (m * answers / epsilon) ** 2
    w = max(0.05, 1 / (1 + (b / a) ** (1 / 3)))
    return w, a / w**2 + b / (1 - w) ** 2
