# By one formula of the ratio.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    cost = answers if renewed else 1  # each session has 1/cost of it all
    q = (m if renewed else m * answers) ** (2 / 3)
    return 1 / (1 + q), 2 * (cost / epsilon) ** 2 * (1 + q) ** 3
