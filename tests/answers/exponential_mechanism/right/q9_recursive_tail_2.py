# Finds the tail recursively, by conditioning on one person after the other.
def bits_released(n, epsilon, t):
    p = (1 - math.tanh(epsilon / 4)) / 2
    formula = lambda people: 2 / epsilon * (people * math.log(2) + t)

    def tail(people, needed):
        if needed <= 0:
            return 1.0
        if people < needed:
            return 0.0
        return p * tail(people - 1, needed - 1) + (1 - p) * tail(people - 1, needed)

    return np.array([p, formula(n), tail(n, math.ceil(formula(n)))])
