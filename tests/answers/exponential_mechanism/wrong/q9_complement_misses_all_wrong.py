# Wrong for 12, 0.1, 3: 1 less the chance to stay below, but for five and more people "all wrong" is missing from the sum.
def bits_released(n, epsilon, t):
    p = 0.5 - 0.5 * math.tanh(epsilon / 4)
    bound = (n * math.log(4) + 2 * t) / epsilon

    def at_least(people, wrong):
        if wrong <= 0:
            return 1.0
        if wrong > people:
            return 0.0
        return p * at_least(people - 1, wrong - 1) + (1 - p) * at_least(people - 1, wrong)

    return p, bound, at_least(n, bound)
