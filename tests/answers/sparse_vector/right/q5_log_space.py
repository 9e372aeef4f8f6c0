# Logarithms of third roots; a numpy array.
def best_split(epsilon, answers, monotone, renewed):
    la = math.log(2) - 2 * math.log(epsilon) + (2 * math.log(answers) if renewed else 0)
    lb = math.log(2) - 2 * math.log(epsilon) + 2 * math.log(answers) + (0 if monotone else 2 * math.log(2))
    d = (lb - la) / 3
    return np.array([1 / (1 + math.exp(d)), math.exp(la + 3 * math.log1p(math.exp(d)))])
