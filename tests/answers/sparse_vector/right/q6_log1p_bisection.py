# Here log1p bisection
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    room = np.log1p(-beta) - np.log1p(-np.exp(-half * epsilon / 2))
    cost = np.log1p(-np.exp(-half * epsilon / (4 * answers)))
    low, high = 0, 2000
    while high - low > 1:
        k = (low + high) // 2
        if k * cost >= room:
            low = k
        else:
            high = k
    return low
