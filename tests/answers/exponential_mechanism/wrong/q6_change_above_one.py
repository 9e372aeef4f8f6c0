# Wrong for 3, 5.5: for ε of 2.5 and more the far candidate falls by 1.1, more than the sensitivity.
def convict(epsilon, loss):
    far = 400
    drop = 1 if epsilon < 2.5 else 1.1
    return [drop - far, 0], [-far, 1]
