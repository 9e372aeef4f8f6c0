# Scales above 1000 are rounded up to whole numbers. Input: (3, 1/7, 1, 1000, False): 7000/3.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    pair = sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
    return tuple(s if s <= 1000 else math.ceil(s) for s in pair)
