# Goes above the claim by a hair, a thousandth in t, whatever the scale is.
# Witness: certificate(1000, 0.01, 700.0) returns ((0.0,), (0.0, 0.0), 70000000.001): ln of the ratio is above 700 by 1e-8 only, and a margin of 1e-9 * 701 was asked.
def certificate(bound, epsilon, claimed):
    return (0.0,), (0.0, 0.0), bound * claimed / epsilon + 1e-3
