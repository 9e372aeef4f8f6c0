# Multiplies the noise on the threshold by c too.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return answers * sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
