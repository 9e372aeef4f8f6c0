# Bisection on k with log1p
def most_questions(epsilon, answers, distance, beta):
    def fits(k):
        t = float(distance) / 2
        return math.log1p(-math.exp(-t * epsilon / 2)) + k * math.log1p(
            -math.exp(-t * epsilon / 4 / answers)
        ) >= math.log1p(-float(beta))

    if not fits(1):
        return 0
    low, high = 1, 2048
    while high - low > 1:
        k = (low + high) // 2
        low, high = (k, high) if fits(k) else (low, k)
    return low
