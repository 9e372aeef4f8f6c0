# Rounds the share to a denominator of a million.
def scales(epsilon, share, answers, sensitivity, monotone):
    share = share.limit_denominator(10**6)
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
