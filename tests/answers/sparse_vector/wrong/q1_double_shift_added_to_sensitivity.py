# For a sensitivity above 2 the double shift is Delta + 2 and not 2 Delta. Input: sensitivity 3, monotone False.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else min(sensitivity, 2) + sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
