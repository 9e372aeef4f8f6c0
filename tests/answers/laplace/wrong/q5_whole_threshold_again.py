# Rounds the threshold to a whole number.
# Witness: certificate(0.1, 10, 0) returns ((0,), (0, 0), 0): both chances are 1/2, the ratio is 1, and it must be above 1.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), round(bound * (claimed + 1) / epsilon)
