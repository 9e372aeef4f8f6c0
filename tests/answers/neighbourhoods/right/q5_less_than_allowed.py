# Less than allowed.
def variant(epsilon):
    # 1 + ε is less than e^ε, which is allowed too.
    c = 1 / (2 + epsilon)
    absent = (c, 1 - c)
    return absent, absent, (1 - c, c)
