# Only the order with the larger ratio is looked at; the other may stick out further in sum.
def least_delta(one, other, factor):
    def largest(p, q):
        return max(a / b if b else math.inf for a, b in zip(p, q) if a)

    if largest(one, other) < largest(other, one):
        p, q = other, one
    else:
        p, q = one, other
    return sum(max(a - factor * b, 0) for a, b in zip(p, q))
