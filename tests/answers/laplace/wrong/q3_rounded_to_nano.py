# Rounds the t to ten decimals; small scales lose their digits.
# Witness: promise(0.001, 97, 0.9) returns (1.0309278350515464e-05, 1.45795212615783e-05, 2.3738e-05); right is (1.0309278350515464e-05, 1.45795212615783e-05, 2.3737990649423154e-05).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / epsilon
    t = round(-scale * math.log(1 - chance), 10)
    return scale, math.sqrt(2) * scale, t
