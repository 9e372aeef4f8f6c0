# Drops the last digit of both, until they are equal.
def change_variance(before, after, steps, epsilon):
    def apart(s, t):
        if s == t:
            return 0
        return apart(s // 2, t // 2) + s % 2 + t % 2

    scale = len(bin(steps)[2:]) / epsilon
    return np.float64(2 * scale * scale * apart(before, after))
