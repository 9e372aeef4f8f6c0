# Doubles and bisects for the least n in both models.
def people_needed(bound, epsilon, error):
    def least(deviation):
        high = 1
        while deviation(high) > error:
            high *= 2
        low = high // 2
        while high - low > 1:
            middle = (low + high) // 2
            if deviation(middle) > error:
                low = middle
            else:
                high = middle
        return high

    one = math.sqrt(2) * float(bound) / float(epsilon)
    return least(lambda n: one / n), least(lambda n: one / math.sqrt(n))
