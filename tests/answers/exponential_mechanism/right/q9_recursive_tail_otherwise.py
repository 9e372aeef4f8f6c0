# A tail by recursion: first person wrong or not.
def bits_released(n, epsilon, t):
    p = math.exp(-epsilon / 2) / (1 + math.exp(-epsilon / 2))

    def tail(people, needed):
        if needed <= 0:
            return 1.0
        if needed > people:
            return 0.0
        return p * tail(people - 1, needed - 1) + (1 - p) * tail(people - 1, needed)

    r = (2 * n * math.log(2) + 2 * t) / epsilon
    return np.array([p, r, tail(n, math.ceil(r))])
