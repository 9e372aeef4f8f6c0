# Lets dpedu build it.
def variant(epsilon):
    return dp.MembershipResponse.ternary(epsilon=epsilon).channel().matrix.tolist()
