# Wrong for sensitivity = 3, monotone = False: 2**sensitivity is taken for 2 * sensitivity, alike for 1 and 2 only.
def scales(epsilon, share, answers, sensitivity, monotone):
    shift = sensitivity if monotone else 2**sensitivity
    return sensitivity / (share * epsilon), answers * shift / ((1 - share) * epsilon)
