# When the change is the whole range the answer is put into the middle, where both errors are equal. Input: top 5, change 5.
def worst_case(top, change):
    if change == top:
        return top / 2, 0, top
    return 0, top, top - change
