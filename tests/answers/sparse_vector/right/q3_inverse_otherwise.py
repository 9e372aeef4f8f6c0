# By the inverse of the distribution function, as 1 and 0 in a tuple.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def standard():
        u = rng.random() - 0.5
        return -math.copysign(math.log1p(-min(2 * abs(u), 1 - 2.0**-53)), u)

    def session():
        secret = standard() / float(share * epsilon)
        paid = 0
        for value in values:
            if paid == answers:
                return
            gap = float(value - threshold) - secret
            bit = int(gap >= standard() * 2 * answers / float((1 - share) * epsilon))
            paid += bit
            yield bit

    return tuple(session())
