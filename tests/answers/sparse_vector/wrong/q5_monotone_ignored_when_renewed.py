# Wrong for epsilon = 1, answers = 3, monotone = True, renewed = True: an odd number of fresh sessions is charged 2Δ (8 is even).
def best_split(epsilon, answers, monotone, renewed):
    m = 2 if not monotone or (renewed and answers % 2) else 1
    q = (m * (1 if renewed else answers)) ** (2 / 3)
    return 1 / (1 + q), 2 * ((answers if renewed else 1) / epsilon) ** 2 * (1 + q) ** 3
