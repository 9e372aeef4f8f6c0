# Goes far below, where both events are nearly certain.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), -bound * (claimed + 1) / epsilon
