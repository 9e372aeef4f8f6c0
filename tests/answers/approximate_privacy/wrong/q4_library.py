# Lets dpedu play.
def best_tpr(one, other, fpr):
    from dpedu.privacy.testing import trade_off

    return 1 - trade_off(one, other, fpr)
