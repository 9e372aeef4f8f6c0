# Finds both numbers by doubling and halving, in one helper that knows the variance only.
def people_needed(bound, epsilon, error):
    def least(variance):
        top = 1
        while variance(top) > error**2:
            top *= 2
        bottom = top // 2
        while top - bottom > 1:
            half = (top + bottom) // 2
            if variance(half) > error**2:
                bottom = half
            else:
                top = half
        return top

    one = 2 * (bound / epsilon) ** 2
    return least(lambda n: one / n / n), least(lambda n: one / n)
