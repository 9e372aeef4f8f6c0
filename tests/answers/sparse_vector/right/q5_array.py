# An array, by logarithms.
def best_split(epsilon, answers, monotone, renewed):
    a = math.log(2) + 2 * math.log((answers if renewed else 1) / epsilon)
    b = math.log(2) + 2 * math.log(answers * (1 if monotone else 2) / epsilon)
    a, b = math.exp(a / 3), math.exp(b / 3)
    return np.array([a / (a + b), (a + b) ** 3])
