# Adds the epsilons and the kappas up, one answer after the other, by doubling.
def distances(epsilon, n):
    def many(value, times):
        if times == 0:
            return 0.0
        half = many(value, times // 2)
        return half + half + (value if times % 2 else 0.0)

    e = float(epsilon)
    both = many(e, n), many(e * math.tanh(e / 2), n)
    return (math.tanh(both[0] / 2), math.sqrt(min(2.0, both[1]) / 2))
