# Changes from one upper bound to the other at 1/(1+c), which is the crossing for delta 0 only.
def tpr_range(fpr, factor, delta):
    def top(f):
        if f * (1 + factor) <= 1:
            return min(1, factor * f + delta)
        return min(1, 1 - (1 - f - delta) / factor)
    return 1 - top(1 - fpr), top(fpr)
