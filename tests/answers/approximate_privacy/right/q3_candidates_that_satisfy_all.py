# By candidates that satisfy all.
def tpr_range(fpr, factor, delta):
    F, c, d = fpr, factor, delta

    def allowed(T):
        return (
            0 <= T <= 1
            and T <= c * F + d
            and F <= c * T + d
            and 1 - T <= c * (1 - F) + d
            and 1 - F <= c * (1 - T) + d
        )

    ends = [0, 1, c * F + d, (F - d) / c, 1 - d - c * (1 - F), 1 - (1 - F - d) / c]
    good = sorted(T for T in ends if allowed(T))
    return good[0], good[-1]
