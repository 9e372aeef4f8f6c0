# Returns the data sets without the event.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1)
