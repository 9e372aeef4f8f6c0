# Recursion on people: the next bit is wrong or not.
def bits_released(n, epsilon, t):
    import functools

    p = 0.5 * (1 - math.tanh(epsilon / 4))
    r = (n * math.log(4) + 2 * t) / epsilon

    @functools.cache
    def at_least(people, wrong):
        if wrong <= 0:
            return 1.0
        if wrong > people:
            return 0.0
        return p * at_least(people - 1, wrong - 1) + (1 - p) * at_least(people - 1, wrong)

    return [p, r, at_least(n, math.floor(r) + 1)]
