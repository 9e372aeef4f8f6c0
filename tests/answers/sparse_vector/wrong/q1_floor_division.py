# Floor division rounds the scales down to whole numbers. Input: epsilon 3, share 1/2, answers 1, sensitivity 1: 2/3 becomes 0.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity // (share * epsilon), answers * step // ((1 - share) * epsilon)
