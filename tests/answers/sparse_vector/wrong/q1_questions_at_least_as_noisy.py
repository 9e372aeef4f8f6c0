# The questions' scale is never allowed below the threshold's. Input: share 1/10, answers 1, monotone True.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    first = sensitivity / (share * epsilon)
    second = answers * step / ((1 - share) * epsilon)
    return first, max(first, second)
