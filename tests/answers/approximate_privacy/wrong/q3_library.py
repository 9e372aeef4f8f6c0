# Lets dpedu find the upper end.
def tpr_range(fpr, factor, delta):
    from dpedu.privacy.testing import guaranteed_trade_off as b

    e = math.log(factor)
    return b(1 - fpr, e, delta), 1 - b(fpr, e, delta)
