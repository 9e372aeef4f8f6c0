# Corrects each answer by itself and takes the mean.
def estimate_rate(answers, p):
    p = float(p)
    value = {1: (1 - p) / (1 - 2 * p), 0: -p / (1 - 2 * p)}
    return math.fsum(value[a] for a in answers) / len(answers)
