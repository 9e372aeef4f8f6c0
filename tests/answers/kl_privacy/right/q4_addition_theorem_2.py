# By addition theorem.
def distances(epsilon, n):
    """tanh(s + t) = (tanh s + tanh t)/(1 + tanh s tanh t), by halving n."""
    def tanh_of(times):
        if times == 1:
            return math.tanh(epsilon / 2)
        half = tanh_of(times // 2)
        double = 2 * half / (1 + half * half)
        if times % 2 == 0:
            return double
        one = math.tanh(epsilon / 2)
        return (double + one) / (1 + double * one)

    around = math.hypot(*([math.sqrt(epsilon * tanh_of(1) / 2)] * n))
    return [tanh_of(n), around if around < 1 else 1]
